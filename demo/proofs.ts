import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Picture } from "#app/common/photos/images.server.ts";
import { PROOF_WIDTHS } from "#app/rent/moves/job/job-steps.ts";
import { readContent, texts } from "./content.ts";

const FOLDER = new URL("./proofs/", import.meta.url);

/** The size of each photo, in pixels. */
export const PROOF_SIZE = { width: 1280, height: 960 };

const { proofs } = readContent("moves", z.object({ proofs: texts }));

/** The photos of deliveries from `proofs/`: `<width>/<name>.webp` in both widths in which they are stored. */
export const readProofs = (): Picture[] =>
	proofs.map((name) => ({
		...PROOF_SIZE,
		...{ hash: name, colour: "#ffffff" },
		files: PROOF_WIDTHS.map((width) => ({
			width,
			format: "webp",
			bytes: readFileSync(new URL(`${width}/${name}.webp`, FOLDER)),
		})),
	}));
