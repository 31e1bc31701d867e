import type { Messages } from "#messages/en/index.ts";

export const productStates: Messages["productStates"] = {
	draft: "Brouillon",
	active: "Actif",
	archived: "Archivé",
};
