import type { Messages } from "#messages/en/index.ts";

export const cashReport: Messages["cashReport"] = {
	title: "Informe de caja",
	sums: "Totales por persona y forma de pago",
	payments: "Pagos",
	person: "Persona",
	method: "Forma de pago",
	received: "Cobrado",
	givenBack: "Devuelto",
	none: "Sin pagos en la recepción",
	noneText: "Nadie registró un pago este día.",
};
