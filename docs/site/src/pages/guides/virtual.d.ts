/** Made by `build/guides.ts`. */
declare module 'virtual:guides' {
  interface GuideEntry {
    readonly name: string;
    readonly title: string;
    readonly group: 'rules' | 'maps' | 'start' | 'how' | 'about';
    load(): Promise<{ readonly html: string }>;
  }
  export const guides: readonly GuideEntry[];
}
