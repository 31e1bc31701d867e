import type { Messages } from "#messages/en/index.ts";

export const orderRefusals: Messages["orderRefusals"] = {
	gone: "Esta encomenda já não existe.",
	parcelsChanged: "Os volumes desta encomenda mudaram. Abra novamente a encomenda para os ver.",
	reopen: "Abra novamente a encomenda e tente outra vez.",
	states: ({ order, paid, delivery }) =>
		`Isto não é possível para uma encomenda com estes estados: ${order}, ${paid}, ${delivery}.`,
	checkItems: "Os artigos mudaram. Verifique-os e tente novamente.",
	byParcels: {
		in_parcels: "Esta encomenda é enviada em vários volumes. Envie cada um deles na página da encomenda.",
		partly_shipped:
			"Alguns volumes desta encomenda já estão a caminho, por isso não pode ser cancelada. Se foi paga online, reembolse os artigos que ainda não foram enviados. Caso contrário, envie também os outros volumes e cancele a encomenda quando todos tiverem regressado.",
	},
	correctIt: "Para os alterar, escolha “Editar seguimento” na página da encomenda.",
	notShipped: "Só pode editar o seguimento enquanto a encomenda estiver enviada e ainda não entregue.",
	notDivisible:
		"Pode dividir em volumes uma encomenda de duas ou mais unidades até o primeiro ser enviado ou a encomenda ser cancelada.",
	parcelChanged: ({ parcel }) => `Entretanto, outra pessoa alterou-o. É agora ${parcel}.`,
	willRefund: ({ amount }) => `Os ${amount} que o cliente pagou online são reembolsados.`,
	willRefundRest: ({ amount }) => `Os restantes ${amount} que o cliente pagou online são reembolsados.`,
	otherParcel: ({ parcel }) =>
		`Já o enviou como ${parcel} e o cliente tem estes dados. Para os alterar, escolha “Editar seguimento” na página da encomenda.`,
	otherParcelWithout:
		"Já o enviou sem transportadora nem número de seguimento e o cliente tem estes dados. Para os alterar, escolha “Editar seguimento” na página da encomenda.",
	notNow: "Isto não é possível no estado atual.",
	amountTooSmall: "Introduza um montante superior a 0 e não superior ao que falta reembolsar.",
	withoutTracking: "sem transportadora nem número de seguimento",
};
