export const archiveHotel = {
	metaTitle: "Archive",
	confirmFirst: "Confirm below first.",
	archived: ({ name }: { name: string }) => `${name} is archived. Existing bookings are kept.`,
	restored: ({ name }: { name: string }) => `${name} is restored.`,
	archiveQuestion: ({ name }: { name: string }) => `Archive ${name}?`,
	restoreQuestion: ({ name }: { name: string }) => `Restore ${name}?`,
	busy: "Saving...",
	archiveText: "Hidden from guests. Existing bookings are kept. You can restore it at any time.",
	restoreText: "Guests can find and book it again at its current prices.",
	/** Buttons. */
	archive: { hotel: "Archive hotel", room: "Archive room" },
	restore: { hotel: "Restore hotel", room: "Restore room" },
	consequence: "Hidden from guests. Existing bookings are kept.",
	archiveTitle: { hotel: "Archive this hotel", room: "Archive this room" },
	archivedTitle: { hotel: "This hotel is archived", room: "This room is archived" },
};
