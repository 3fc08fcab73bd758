declare module "*.wasm" {
  const compiled: WebAssembly.Module;
  export default compiled;
}

declare module "*.gz" {
  const bytes: ArrayBuffer;
  export default bytes;
}
