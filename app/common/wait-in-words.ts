/** How long to wait, such as "1 second", "45 seconds", "3 minutes" or "24 hours". */
export function waitInWords(seconds: number): string {
	if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
	const minutes = Math.ceil(seconds / 60);
	return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
