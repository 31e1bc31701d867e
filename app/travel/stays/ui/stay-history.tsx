type Shown = { id: string; at: string; text: string; detail: string; by?: string | null };

/** The history of a booking, oldest first; `by` only for staff. */
export function StayHistory({ events }: { events: readonly Shown[] }) {
	return (
		<ol className="space-y-3">
			{events.map((event) => (
				<li key={event.id}>
					<p className="font-semibold wrap-anywhere">{event.text}</p>
					{event.detail ? <p className="whitespace-pre-line wrap-anywhere">{event.detail}</p> : null}
					<p className="text-sm text-secondary">
						<time>{event.at}</time>
						{event.by ? `, ${event.by}` : null}
					</p>
				</li>
			))}
		</ol>
	);
}
