type Shown = { id: number; at: string; text: string; detail: string; by?: string | null };

/** The history of a booking, oldest first; `by` only for staff. */
export function StayHistory({ events }: { events: readonly Shown[] }) {
	return (
		<ol className="space-y-3">
			{events.map((event) => (
				<li key={event.id}>
					<span className="font-semibold wrap-anywhere">{event.text}</span>{" "}
					<time className="text-sm text-secondary">{event.at}</time>
					{event.by ? <span className="text-sm text-secondary"> by {event.by}</span> : null}
					{event.detail ? (
						<span className="block whitespace-pre-line wrap-anywhere">{event.detail}</span>
					) : null}
				</li>
			))}
		</ol>
	);
}
