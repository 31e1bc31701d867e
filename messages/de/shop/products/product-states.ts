import type { Messages } from "#messages/en/index.ts";

export const productStates: Messages["productStates"] = {
	draft: "Entwurf",
	active: "Aktiv",
	archived: "Archiviert",
};
