import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderParcels: Messages["orderParcels"] = {
	carrier: "Transportadora",
	trackingNumber: "Número de seguimento",
	enterTracking: "Introduza um número de seguimento ou uma transportadora.",
	sentInParcels: ({ count }) => `A encomenda é enviada em ${count} volumes.`,
	sentInOne: "A encomenda é enviada num único volume.",
	parcel: ({ which }) => `Volume ${which}`,
	shippedAt: ({ at }) => `Enviado em ${at}`,
	toPack: ({ count }) => `${count} por preparar`,
	parcelNumber: ({ number }) => `Volume ${number}`,
	numberRange: ({ most }) => `Introduza um número de 0 a ${most}.`,
	putUnits: ({ title, quantity, packed }) =>
		`${title}: a quantidade a distribuir pelos volumes é ${quantity}, não ${packed}.`,
	doing: "editar o seguimento",
	markShipped: ({ count }) =>
		plural(count, {
			one: `Marcar ${count} encomenda como enviada`,
			other: `Marcar ${count} encomendas como enviadas`,
		}),
	splitTitle: ({ number }) => `Volumes da encomenda ${number}`,
	which: ({ number, count }) => `${number} de ${count}`,
	leftOut: ({ count }) =>
		plural(count, { one: `${count} encomenda fica de fora`, other: `${count} encomendas ficam de fora` }),
	trackingDetailsSaved: "Os dados de seguimento foram guardados.",
	backOrder: "Voltar à encomenda",
	trackingFields: "Transportadora e número de seguimento",
	correctionConsequence: "O cliente recebe um e-mail com os novos dados.",
	shipOrders: "Enviar encomendas",
	onlyConfirmedShippable:
		"Só podem ser enviadas encomendas confirmadas que ainda não foram enviadas. Uma encomenda em vários volumes envia-se na sua própria página.",
	bulkConsequence:
		"Cada cliente recebe um e-mail com a transportadora e o número de seguimento, se os introduzir.",
	shipping: "A enviar...",
	backOrders: "Voltar às encomendas",
	splitIntoParcels: "Dividir em volumes",
	splitLead:
		"Introduza quantas unidades de cada artigo vão em cada volume. Pode alterar isto até o primeiro volume ser enviado. Um volume sem unidades é ignorado.",
	saveParcels: "Guardar volumes",
	addParcel: "Adicionar um volume",
	sendOneParcel: "Enviar num só volume",
	goBack: "Voltar",
	parcels: "Volumes",
	notShipped: "Por enviar",
};
