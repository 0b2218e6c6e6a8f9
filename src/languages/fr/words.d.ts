export * from '../made';
