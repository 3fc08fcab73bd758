import { writeSamples } from "./sample-documents";

await writeSamples();
