import type { Messages } from "#messages/en/index.ts";

export const staysToErase: Messages["staysToErase"] = {
	one: "réservation de chambre",
	many: "réservations de chambres",
	fee: ({ fee }) => `frais d’annulation ${fee}`,
	free: "annulation gratuite",
};
