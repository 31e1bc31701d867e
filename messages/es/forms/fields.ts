import type { Messages } from "#messages/en/index.ts";

export const fields: Messages["fields"] = {
	checkDate: "Introduce la fecha como año-mes-día, por ejemplo 2027-03-31.",
	checkTime: "Introduce la hora como 14:30.",
	enterPeriod: "Introduce una fecha de inicio y una de fin.",
	startAfterEnd: "La fecha de inicio no debe ser posterior a la de fin.",
	endInFuture: "La fecha de fin no debe ser futura.",
	tooManyDays: ({ max }) => `Elige ${max} días como máximo.`,
	startTooEarly: "La fecha de inicio debe ser del año 2000 o posterior.",
	enterPhone: "Introduce tu teléfono.",
	checkPhone:
		"Introduce un teléfono con el formato correcto. Si es de otro país, incluye el prefijo, como +44 20 7946 0958.",
	dateFormat: "año-mes-día",
	timeFormat: "por ejemplo 14:30",
};
