import type { Messages } from "#messages/en/index.ts";

export const productStates: Messages["productStates"] = {
	draft: "Borrador",
	active: "Activo",
	archived: "Archivado",
};
