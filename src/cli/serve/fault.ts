/** Faults of JSON-RPC: https://www.jsonrpc.org/specification#error_object. Their words are those of the protocol. */

const FAULTS = {
  parse: { code: -32700, message: 'Parse error' },
  request: { code: -32600, message: 'Invalid Request' },
  method: { code: -32601, message: 'Method not found' },
  params: { code: -32602, message: 'Invalid params' },
  internal: { code: -32603, message: 'Internal error' },
} as const;

/** Of every ConcordiaError, which is the data; the protocol leaves this number to applications. */
export const REFUSED_CODE = 1;

/** A request that is none, or that nothing here answers. */
export class RpcFault extends Error {
  override readonly name = 'RpcFault';
  readonly code: number;
  /** What is wrong in particular. */
  readonly data: object | undefined;

  constructor(kind: keyof typeof FAULTS, data?: object) {
    super(FAULTS[kind].message);
    this.code = FAULTS[kind].code;
    this.data = data;
  }
}
