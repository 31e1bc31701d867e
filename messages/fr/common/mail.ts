import type { Messages } from "#messages/en/index.ts";

export const mail: Messages["mail"] = {
	hello: ({ name }) => `Bonjour ${name},`,
	unsubscribeReviews: "Ne plus recevoir de demandes d’avis",
};
