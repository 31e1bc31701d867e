import { LRUCache } from "lru-cache";

const MOST_SCHEMAS = 100;

/**
 * Returns the schema for some values, which is made once for the same values. The libraries prepare a schema when it
 * is first used, which takes several times as long as reading a form with it.
 */
export function rememberSchemas<
	Values extends readonly (string | boolean | readonly string[])[],
	Schema extends object,
>(make: (...values: Values) => Schema): (...values: Values) => Schema {
	const schemas = new LRUCache<string, Schema>({ max: MOST_SCHEMAS });
	return (...values) => {
		const key = JSON.stringify(values);
		const schema = schemas.get(key) ?? make(...values);
		schemas.set(key, schema);
		return schema;
	};
}
