import type { Messages } from "#messages/en/index.ts";

export const forms: Messages["forms"] = {
	changedMeanwhile: "Alterado entretanto",
	error: "Erro:",
	isNow: ({ field }) => `${field} é agora`,
	empty: "vazio",
	trap: "Deixe este campo vazio",
	passwordHint: "Pelo menos 8 caracteres. Quanto mais longa for a palavra-passe, mais segura é.",
};
