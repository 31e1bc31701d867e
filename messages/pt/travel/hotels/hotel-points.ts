import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelPoints: Messages["hotelPoints"] = {
	payAtHotel: "Pague no hotel",
	instant: "Confirmação imediata",
	rated: {
		cleanliness: ({ rating }) => `Os hóspedes dão ${rating} à limpeza`,
		location: ({ rating }) => `Os hóspedes dão ${rating} à localização`,
		staff: ({ rating }) => `Os hóspedes dão ${rating} aos funcionários`,
		value: ({ rating }) => `Os hóspedes dão ${rating} à relação qualidade/preço`,
	},
	freeUntilCheckIn: "Cancelamento grátis até ao check-in",
	freeUntilDay: "Cancelamento grátis até ao dia do check-in",
	freeUntilDays: ({ count }) =>
		plural(count, {
			one: `Cancelamento grátis até ${count} dia antes do check-in`,
			other: `Cancelamento grátis até ${count} dias antes do check-in`,
		}),
};
