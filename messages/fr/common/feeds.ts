import type { Messages } from "#messages/en/index.ts";

export const feeds: Messages["feeds"] = {
	newIn: ({ market }) => `Nouveautés de la boutique ${market}`,
};
