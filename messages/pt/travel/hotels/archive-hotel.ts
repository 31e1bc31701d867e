import type { Messages } from "#messages/en/index.ts";

export const archiveHotel: Messages["archiveHotel"] = {
	metaTitle: "Arquivar",
	confirmFirst: "Confirme primeiro abaixo.",
	archived: ({ name }) => `${name} foi arquivado. As reservas existentes mantêm-se.`,
	restored: ({ name }) => `${name} foi restaurado.`,
	archiveQuestion: ({ name }) => `Arquivar ${name}?`,
	restoreQuestion: ({ name }) => `Restaurar ${name}?`,
	busy: "A guardar...",
	archiveText:
		"Fica oculto para os hóspedes. As reservas existentes mantêm-se. Pode restaurá-lo a qualquer momento.",
	restoreText: "Os hóspedes podem voltar a encontrá-lo e reservá-lo aos preços atuais.",
	archive: { hotel: "Arquivar hotel", room: "Arquivar quarto" },
	restore: { hotel: "Restaurar hotel", room: "Restaurar quarto" },
	consequence: "Fica oculto para os hóspedes. As reservas existentes mantêm-se.",
	archiveTitle: { hotel: "Arquivar este hotel", room: "Arquivar este quarto" },
	archivedTitle: { hotel: "Este hotel está arquivado", room: "Este quarto está arquivado" },
};
