import { parentPort } from "node:worker_threads";
import { layOutMap, type MapDrawing } from "./lay-out-map.server.ts";

/** What the thread of `draw-map.server.ts` runs: a map comes in, its SVG goes out. A failure ends the thread. */
parentPort?.on("message", async (drawing: MapDrawing) => parentPort?.postMessage(await layOutMap(drawing)));
