import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const movePrice: Messages["movePrice"] = {
	within: ({ zone }) => `Dentro de ${zone}`,
	between: ({ from, to }) => `${from} para ${to}`,
	floorsFrom: ({ count }) =>
		plural(count, {
			one: `Origem: ${count} andar sem elevador`,
			other: `Origem: ${count} andares sem elevador`,
		}),
	floorsTo: ({ count }) =>
		plural(count, {
			one: `Destino: ${count} andar sem elevador`,
			other: `Destino: ${count} andares sem elevador`,
		}),
	helpers: ({ count }) => plural(count, { one: `${count} ajudante`, other: `${count} ajudantes` }),
	packing: "Ajuda a embalar",
	weekend: ({ percent }) => `Suplemento de fim de semana, ${percent}%`,
	evening: ({ percent }) => `Suplemento noturno, ${percent}%`,
	minimum: "Até ao preço mínimo",
	move: "Mudança",
	deposit: "Sinal",
	fee: "Taxa de cancelamento",
	toPay: "A pagar",
	depositPaid: "Sinal pago",
	depositLessRefunds: "Sinal, menos reembolsos",
	collected: { cash: "Pago ao motorista em dinheiro", card: "Pago ao motorista com cartão" },
	toRefund: "A reembolsar",
	stillDue: "Ainda em falta",
	dueOnDay: "A pagar no dia",
	dueOnDelivery: "A pagar na entrega",
	noFixed: "Sem preço fixo",
	callLater: "Telefonamos-lhe com um preço",
};
