import type { Messages } from "#messages/en/index.ts";

export const forms: Messages["forms"] = {
	changedMeanwhile: "Ha cambiado mientras tanto",
	error: "Error:",
	isNow: ({ field }) => `${field} ahora es`,
	empty: "vacío",
	trap: "Deja este campo vacío",
	passwordHint: "Al menos 8 caracteres. Cuanto más larga, más segura.",
};
