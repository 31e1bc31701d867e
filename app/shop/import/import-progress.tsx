import type { Selectable } from "kysely";
import type { Schema } from "#db/schema.ts";
import { IMPORT_STATES, type ImportState } from "./import-labels.ts";
import type { PictureCounts } from "./pictures/list-pictures.server.ts";

type ProgressProps = {
	file: Pick<
		Selectable<Schema["product_imports"]>,
		"row_count" | "rows_done" | "created_count" | "updated_count" | "unchanged_count" | "problem_count"
	>;
	state: ImportState;
	pictures: PictureCounts;
	pictureTotal: number;
	newCategories: number;
};

export function ImportProgress({ file, state, pictures, pictureTotal, newCategories }: ProgressProps) {
	const isPictures = state === "adding_pictures";
	const done = isPictures ? pictures.added + pictures.failed : file.rows_done;
	const total = isPictures ? done + pictures.waiting : file.row_count;
	const unit = isPictures ? "pictures" : "rows";
	const progress = `${done.toLocaleString("en")} of ${total.toLocaleString("en")} ${unit}`;
	return (
		<>
			{IMPORT_STATES[state].isWorking ? (
				<p>
					<progress
						className="block h-3 w-full accent-(--accent)"
						max={Math.max(1, total)}
						value={done}
						aria-label={`${IMPORT_STATES[state].label}: ${progress}`}
					/>
					<span className="mt-1 block text-sm text-secondary tabular-nums">{progress}</span>
				</p>
			) : null}
			{state === "checking" ? null : (
				<dl className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
					<Figure name="New products" value={file.created_count} />
					<Figure name="Changed products" value={file.updated_count} />
					<Figure name="Unchanged products" value={file.unchanged_count} />
					<Figure name="New categories" value={newCategories} />
					<Figure name="Pictures" value={pictureTotal} />
					<Figure name="Errors" value={file.problem_count} />
				</dl>
			)}
		</>
	);
}

function Figure({ name, value }: { name: string; value: number }) {
	return (
		<div>
			<dt className="text-sm text-secondary">{name}</dt>
			<dd className="text-2xl font-semibold tabular-nums">{value.toLocaleString("en")}</dd>
		</div>
	);
}
