import type { Messages } from "#messages/en/index.ts";

export const productStates: Messages["productStates"] = {
	draft: "Rascunho",
	active: "Ativo",
	archived: "Arquivado",
};
