import type { Messages } from "#messages/en/index.ts";

export const people: Messages["people"] = {
	erased: "Cliente borrado",
	erasedTitle: "Los datos del cliente se han borrado",
	deleted: "Cuenta eliminada",
	deletedTitle: "La cuenta se ha eliminado",
};
