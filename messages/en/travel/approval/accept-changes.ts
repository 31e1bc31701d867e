export const acceptChanges = {
	refusedTitle: "The changes were not accepted",
	refusedText: "Open the hotel again, review its changes, and accept them there.",
	done: "The changes are accepted.",
	advice: "Review it again.",
	title: "Changed since approval",
	text: "Guests already see these changes. If you can’t accept them, suspend the hotel and give the reason.",
	button: "Accept changes",
	busy: "Working...",
};
