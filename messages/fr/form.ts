import type { Messages } from "../en/index.ts";

export const form: Messages["form"] = {
	problem: "Il y a un problème",
};
