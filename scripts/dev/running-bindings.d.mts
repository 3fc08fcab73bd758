import type { WebBindings } from "../../app/platform/bindings";

export declare function runningBindings(registry: string): Promise<WebBindings>;
