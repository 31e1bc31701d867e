import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";

export type ListedEvent = {
	id: string | number;
	icon?: IconName;
	tone?: Tone;
	text: ReactNode;
	/** What was said about it, on a line of its own. */
	detail?: string | null;
	/** Formatted. */
	at: string;
	/** Who acted; only for staff. */
	by?: string | null;
};

/** The history of an order or booking, oldest first, with one line for each event. */
export function EventList({ events }: { events: readonly ListedEvent[] }) {
	return (
		<ol className="-my-2 divide-y divide-line">
			{events.map(({ id, icon, tone = "grey", text, detail, at, by }) => (
				<li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
					<span className="min-w-0 wrap-anywhere">
						{icon ? (
							<span data-tone={tone} className="me-2 inline-block align-text-bottom text-tone">
								<Icon name={icon} />
							</span>
						) : null}
						{text}
					</span>{" "}
					{detail ? (
						<span className="order-last w-full whitespace-pre-line wrap-anywhere" dir="auto">
							{detail}
						</span>
					) : null}{" "}
					<span className="text-sm text-secondary">
						<time>{at}</time>
						{by ? `, ${by}` : null}
					</span>
				</li>
			))}
		</ol>
	);
}
