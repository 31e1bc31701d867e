import type { Messages } from "#messages/en/index.ts";

export const changes: Messages["changes"] = {
	title: "Histórico de alterações",
	system: "Sistema",
	to: "para",
	before: "Antes",
	now: "Agora",
	trail: "Todas as alterações no registo de atividade",
};
