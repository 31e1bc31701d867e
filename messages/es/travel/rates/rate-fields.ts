import type { Messages } from "#messages/en/index.ts";

export const rateFields: Messages["rateFields"] = {
	name: "Nombre",
	direction: "Respecto a la tarifa estándar",
	by: "Diferencia",
	unit: "Unidad",
	board: "Comidas incluidas",
	cancellation: "Cancelación",
	freeUntilDays: "Cancelación gratuita",
	lateFeePercent: "Cargo por cancelación tardía",
	noShowPercent: "Cargo por no presentarse",
	payment: "Pago",
	depositPercent: "Depósito",
	minNights: "Estancia mínima",
	maxNights: "Estancia máxima",
	minDaysAhead: "Reserva con al menos",
	maxDaysAhead: "Reserva con como máximo",
};
