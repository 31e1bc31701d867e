import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const deleteHotel: Messages["deleteHotel"] = {
	metaTitle: "Eliminar",
	done: ({ name }) => `${name} foi eliminado.`,
	cannot: ({ name }) => `Não é possível eliminar ${name}`,
	back: "Voltar",
	archiveInstead: "Arquivar em vez disso",
	isBooked: {
		hotel: ({ count }) =>
			plural(count, {
				one: "Foi reservado uma vez e aparece nessa reserva. Em vez disso, pode arquivá-lo: um hotel arquivado fica oculto para os hóspedes e as reservas existentes mantêm-se.",
				other: `Foi reservado ${formatCount(count)} vezes e aparece nessas reservas. Em vez disso, pode arquivá-lo: um hotel arquivado fica oculto para os hóspedes e as reservas existentes mantêm-se.`,
			}),
		room: ({ count }) =>
			plural(count, {
				one: "Foi reservado uma vez e aparece nessa reserva. Em vez disso, pode arquivá-lo: um quarto arquivado fica oculto para os hóspedes e as reservas existentes mantêm-se.",
				other: `Foi reservado ${formatCount(count)} vezes e aparece nessas reservas. Em vez disso, pode arquivá-lo: um quarto arquivado fica oculto para os hóspedes e as reservas existentes mantêm-se.`,
			}),
	},
	question: ({ name }) => `Eliminar ${name}?`,
	button: { hotel: "Eliminar hotel", room: "Eliminar quarto" },
	busy: "A eliminar...",
	hotelText: "Os quartos, fotografias e calendários também são eliminados. Esta ação não pode ser anulada.",
	roomText: "As fotografias e o calendário também são eliminados. Esta ação não pode ser anulada.",
};
