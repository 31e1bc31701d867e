import { Flash } from "#app/ui/flash.tsx";

/** The error message over the list: why a hotel was not changed. */
export function HotelChangeRefused({ reason, list }: { reason: string; list: string }) {
	return (
		<Flash id="change-refused" tone="error">
			The hotel was not changed. {reason} <a href={list}>Back to list</a>
		</Flash>
	);
}
