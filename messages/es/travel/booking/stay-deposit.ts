import type { Messages } from "#messages/en/index.ts";

export const stayDeposit: Messages["stayDeposit"] = {
	fullPrice: ({ money }) => `Paga el precio completo (${money}) en línea al reservar.`,
	fullPriceLater: ({ money }) => `Paga el precio completo (${money}) en línea cuando el hotel confirme.`,
	deposit: ({ depositPercent, money }) =>
		`Paga un anticipo del ${depositPercent} % (${money}) en línea al reservar. El resto se paga en el hotel.`,
	depositLater: ({ depositPercent, money }) =>
		`Paga un anticipo del ${depositPercent} % (${money}) en línea cuando el hotel confirme. El resto se paga en el hotel.`,
};
