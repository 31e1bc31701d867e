import type { ReactNode } from "react";

export function PartsSection({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="mt-12">
			<h2 className="mb-4 border-b border-line pb-2 text-xl">{title}</h2>
			{children}
		</section>
	);
}
