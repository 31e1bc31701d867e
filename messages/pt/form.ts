import type { Messages } from "../en/index.ts";

export const form: Messages["form"] = {
	problem: "Há um problema",
};
