import type { Messages } from "#messages/en/index.ts";

export const changes: Messages["changes"] = {
	title: "Historial de cambios",
	system: "Sistema",
	to: "a",
	before: "Antes",
	now: "Ahora",
	trail: "Todos los cambios en el registro de actividad",
};
