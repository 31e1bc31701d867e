import { parentPort } from "node:worker_threads";
import { layOutCard } from "./lay-out-card.server.ts";
import type { SocialCard } from "./social-card.server.ts";

/** What the thread of `social-card.server.ts` runs: a card comes in, its texts as SVG go out. A failure ends the thread. */
parentPort?.on("message", (card: SocialCard) => parentPort?.postMessage(layOutCard(card)));
