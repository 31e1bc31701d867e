import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayMoney: Messages["stayMoney"] = {
	refunded: ({ amount, on }) => `Nous avons remboursé ${amount} le ${endSentence(on)}`,
	moved: {
		toPay: ({ deposit, payBefore }) =>
			`${deposit} sont à payer en ligne au plus tard le ${payBefore}, heure de l’hôtel. Sinon, la réservation expire.`,
		refunded: ({ amount, paid }) => `${amount} sur les ${paid} payés en ligne sont remboursés.`,
		allPaid: ({ paid }) => `${paid} sont payés en ligne, et rien n’est dû à l’hôtel.`,
		restAtHotel: ({ paid, rest }) => `${paid} sont payés en ligne, et ${rest} sont dus à l’hôtel.`,
	},
	toGuest: {
		nothing: "Vous ne devez rien.",
		fee: ({ fee }) =>
			`Selon les conditions d’annulation que vous avez acceptées, vous devez ${fee} à l’hôtel.`,
		feeOwed: ({ fee, paid, owed }) =>
			`Selon les conditions d’annulation que vous avez acceptées, les frais s’élèvent à ${fee}. Vous en avez payé ${paid} en ligne et devez ${owed} à l’hôtel.`,
		feePaid: ({ fee, paid }) =>
			`Selon les conditions d’annulation que vous avez acceptées, les frais s’élèvent à ${fee}. Vous en avez payé ${paid} en ligne et le reste à l’hôtel.`,
		feeKept: ({ fee, paid }) =>
			`Selon les conditions d’annulation que vous avez acceptées, les frais s’élèvent à ${fee}, que nous retenons sur les ${paid} payés en ligne.`,
		feeLeft: ({ fee, paid, owed }) =>
			`Selon les conditions d’annulation que vous avez acceptées, les frais s’élèvent à ${fee}. Vous avez payé ${paid} à l’hôtel et lui devez ${owed}.`,
		feeAtHotel: ({ fee }) =>
			`Selon les conditions d’annulation que vous avez acceptées, les frais s’élèvent à ${fee}, que vous avez payés à l’hôtel.`,
		givesBack: ({ amount }) => `L’hôtel vous rend ${amount}.`,
	},
	willRefund: ({ amount }) => `Nous vous rembourserons les ${amount} que vous avez payés en ligne.`,
	refunding: ({ amount }) => `Nous vous remboursons les ${amount} que vous avez payés en ligne.`,
	willRefundOther: ({ amount }) => `Nous vous rembourserons les ${amount} restants.`,
	refundingOther: ({ amount }) => `Nous vous remboursons les ${amount} restants.`,
	toHotel: {
		fee: ({ fee }) => `Selon vos conditions d’annulation, le client vous doit ${fee}.`,
		nothing: "Selon vos conditions d’annulation, le client ne doit rien.",
		refunded: ({ amount }) => `${amount} sont remboursés.`,
		feeKept: ({ fee, paid }) =>
			`Selon vos conditions d’annulation, les frais s’élèvent à ${fee}. Le client a payé ${paid} en ligne.`,
		owed: ({ amount }) => `Il vous doit ${amount}.`,
		feeAtHotel: ({ fee, paid }) =>
			`Selon vos conditions d’annulation, les frais s’élèvent à ${fee}. Le client vous a payé ${paid}.`,
		givesBack: ({ amount }) => `Vous rendez ${amount} au client.`,
	},
};
