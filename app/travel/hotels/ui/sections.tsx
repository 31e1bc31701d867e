import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

export type FormSection = { id: string; title: string; body: ReactNode };

/** The sections of a long form, with a table of contents at its side where there is room. */
export function Sections({ sections, children }: { sections: readonly FormSection[]; children: ReactNode }) {
	return (
		<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
			<div className="grid gap-5">
				{sections.map(({ id, title, body }) => (
					<div key={id} id={id}>
						<Card title={title}>{body}</Card>
					</div>
				))}
				{children}
			</div>
			<nav aria-label="Sections of this form" className="hidden lg:sticky lg:top-20 lg:block">
				<p className="mb-2 font-semibold">On this page</p>
				<ul className="grid gap-1.5">
					{sections.map(({ id, title }) => (
						<li key={id}>
							<a href={`#${id}`} className="link inline-flex min-h-6 items-center">
								{title}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</div>
	);
}
