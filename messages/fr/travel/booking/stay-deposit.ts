import type { Messages } from "#messages/en/index.ts";

export const stayDeposit: Messages["stayDeposit"] = {
	fullPrice: ({ money }) => `Payez la totalité (${money}) en ligne lors de la réservation.`,
	fullPriceLater: ({ money }) => `Payez la totalité (${money}) en ligne après confirmation de l’hôtel.`,
	deposit: ({ depositPercent, money }) =>
		`Payez un acompte de ${depositPercent} % (${money}) en ligne lors de la réservation. Le reste est payé à l’hôtel.`,
	depositLater: ({ depositPercent, money }) =>
		`Payez un acompte de ${depositPercent} % (${money}) en ligne après confirmation de l’hôtel. Le reste est payé à l’hôtel.`,
};
