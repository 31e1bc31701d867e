import { t } from "#app/common/language/messages.ts";
import "./figures.css";

type DefinitionsProps = {
	/** Each figure's name, and what it counts. */
	definitions: readonly (readonly [string, string])[];
};

/** Says below a dashboard what each of its figures counts. */
export function FigureDefinitions({ definitions }: DefinitionsProps) {
	return (
		<section aria-labelledby="what-counts" className="text-sm text-secondary">
			<h2 id="what-counts" className="text-base">
				{t.charts.definitions}
			</h2>
			<dl className="definitions">
				{definitions.map(([name, text]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
