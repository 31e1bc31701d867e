import type { Messages } from "#messages/en/index.ts";

export const stayDeposit: Messages["stayDeposit"] = {
	fullPrice: ({ money }) => `Pague o preço total (${money}) online ao reservar.`,
	fullPriceLater: ({ money }) => `Pague o preço total (${money}) online depois de o hotel confirmar.`,
	deposit: ({ depositPercent, money }) =>
		`Pague um sinal de ${depositPercent}% (${money}) online ao reservar. O resto é pago no hotel.`,
	depositLater: ({ depositPercent, money }) =>
		`Pague um sinal de ${depositPercent}% (${money}) online depois de o hotel confirmar. O resto é pago no hotel.`,
};
