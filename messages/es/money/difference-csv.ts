import type { Messages } from "#messages/en/index.ts";

export const differenceCsv: Messages["differenceCsv"] = {
	foundAt: "Detectada el",
	record: "Registro",
	number: "Número",
	provider: "Proveedor",
	providerId: "ID del proveedor",
	difference: "Diferencia",
	currency: "Moneda",
	ourAmount: "Nuestro importe",
	ourStatus: "Nuestro estado",
	providerAmount: "Importe del proveedor",
	providerStatus: "Estado del proveedor",
	closedAt: "Cerrada el",
	closedBy: "Cerrada por",
	note: "Nota",
};
