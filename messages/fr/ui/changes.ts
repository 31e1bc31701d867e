import type { Messages } from "#messages/en/index.ts";

export const changes: Messages["changes"] = {
	title: "Historique des modifications",
	system: "Système",
	to: "devient",
	before: "Avant",
	now: "Maintenant",
	trail: "Toutes les modifications dans le journal d’activité",
};
