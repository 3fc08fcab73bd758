import { writeLiveSamples } from "./live-sample";

await writeLiveSamples();
