import type { Messages } from "#messages/en/index.ts";

export const rateFields: Messages["rateFields"] = {
	name: "Nome",
	direction: "Em relação à tarifa normal",
	by: "Diferença",
	unit: "Unidade",
	board: "Refeições incluídas",
	cancellation: "Cancelamento",
	freeUntilDays: "Cancelamento gratuito",
	lateFeePercent: "Taxa de cancelamento tardio",
	noShowPercent: "Taxa de não comparência",
	payment: "Pagamento",
	depositPercent: "Depósito",
	minNights: "Estadia mínima",
	maxNights: "Estadia máxima",
	minDaysAhead: "Reserva com pelo menos",
	maxDaysAhead: "Reserva com no máximo",
};
