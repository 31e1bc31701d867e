import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Card } from "#app/ui/card.tsx";

/** A thing with its page: what it is called, and what tells it from others. */
export type LinkedThing = { href: string; name: string; about: string };

export function LinkedThings({ things }: { things: readonly LinkedThing[] }) {
	return (
		<ul className="-my-2 divide-y divide-line" data-rows>
			{things.map(({ href, name, about }) => (
				<li key={href} className="py-2">
					<a href={href} className="link inline-block min-h-6 font-semibold wrap-anywhere tabular-nums">
						{name}
					</a>
					<p className="text-sm wrap-anywhere text-secondary">{about}</p>
				</li>
			))}
		</ul>
	);
}

type ThingsCardProps = {
	title: string;
	things: readonly LinkedThing[];
	/** How many there are. */
	total: number;
	/** The list of all of them. */
	allHref?: string;
};

/** The newest things of a kind, each with a link to its page. */
export function ThingsCard({ title, things, total, allHref }: ThingsCardProps) {
	return (
		<Card
			title={title}
			aside={
				allHref && total > things.length ? (
					<a className="link" href={allHref}>
						{t.customers.allWithEmail}
					</a>
				) : null
			}
		>
			<LinkedThings things={things} />
		</Card>
	);
}

export type ShownNote = { id: string; text: string; at: string; by: string | null };

type NotesCardProps = { notes: readonly ShownNote[]; here: string; add: ReactNode };

export function NotesCard({ notes, here, add }: NotesCardProps) {
	return (
		<Card title={t.customers.notes} aside={add}>
			{notes.length === 0 ? <p className="text-secondary">{t.customers.noNotes}</p> : null}
			<ul className="-my-2 divide-y divide-line">
				{notes.map(({ id, text, at, by }) => (
					<li key={id} className="py-2">
						<p className="whitespace-pre-line wrap-anywhere" dir="auto">
							{text}
						</p>
						<p className="text-sm text-secondary">
							{t.customers.noteBy({ at, by: by ?? t.trail.deletedAccount })} ·{" "}
							<a href={`${here}/notes/${id}/removal`} className="link inline-block min-h-6">
								{t.customers.removeNote({ at, hidden: (text) => <span className="sr-only">{text}</span> })}
							</a>
						</p>
					</li>
				))}
			</ul>
		</Card>
	);
}
