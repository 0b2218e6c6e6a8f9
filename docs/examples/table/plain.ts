/** A table without a framework. */
import * as concordia from 'concordia-rules';
import { mountTable } from 'concordia-rules/table';
import { newGame } from './game';

mountTable(document.body, { engine: concordia, ...newGame() });
