import type { Messages } from "../en/index.ts";

export const frame: Messages["frame"] = {
	language: "Idioma",
};
