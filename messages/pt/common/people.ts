import type { Messages } from "#messages/en/index.ts";

export const people: Messages["people"] = {
	erased: "Cliente apagado",
	erasedTitle: "Os dados do cliente foram apagados",
	deleted: "Conta eliminada",
	deletedTitle: "A conta foi eliminada",
};
