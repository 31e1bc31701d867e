import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const movePrice: Messages["movePrice"] = {
	within: ({ zone }) => `Dentro de ${zone}`,
	between: ({ from, to }) => `De ${from} a ${to}`,
	floorsFrom: ({ count }) =>
		plural(count, {
			one: `Origen: ${count} piso sin ascensor`,
			other: `Origen: ${count} pisos sin ascensor`,
		}),
	floorsTo: ({ count }) =>
		plural(count, {
			one: `Destino: ${count} piso sin ascensor`,
			other: `Destino: ${count} pisos sin ascensor`,
		}),
	helpers: ({ count }) => plural(count, { one: `${count} ayudante`, other: `${count} ayudantes` }),
	packing: "Ayuda para embalar",
	weekend: ({ percent }) => `Suplemento de fin de semana, ${percent} %`,
	evening: ({ percent }) => `Suplemento de tarde, ${percent} %`,
	minimum: "Hasta llegar al precio mínimo",
	move: "Mudanza",
	deposit: "Anticipo",
	fee: "Cargo por cancelación",
	toPay: "A pagar",
	depositPaid: "Anticipo pagado",
	depositLessRefunds: "Anticipo, menos reembolsos",
	collected: { cash: "Pagado al conductor en efectivo", card: "Pagado al conductor con tarjeta" },
	toRefund: "Por reembolsar",
	stillDue: "Pendiente",
	dueOnDay: "A pagar ese día",
	dueOnDelivery: "A pagar a la entrega",
	noFixed: "Sin precio fijo",
	callLater: "Te llamaremos para darte un precio",
};
